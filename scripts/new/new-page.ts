/** A page to write. Missing fields are guessed. */
export interface NewPage {
  /** `solutions/for-nonprofits` */
  path: string;
  title?: string | undefined;
  description?: string | undefined;
  menu?: string | undefined;
  /** The address of the page to copy. */
  from?: string | undefined;
}
