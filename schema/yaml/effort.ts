/** What may still be spent on explaining a file: characters that are read. */
export interface Effort {
  left: number;
}

/** The same on every machine: about a second's work of an ordinary one. */
const most = 12_000_000;

/** Explaining takes longer than reading. */
const explaining = 8;

/** What a guess costs by itself, however short the text is. */
const perGuess = 2500;

export const newEffort = (): Effort => ({ left: most });

/** Whether so much is wrong that only what is likely is tried from now on. */
export const isTight = ({ left }: Effort): boolean => left < (2 / 3) * most;

export const spend = (effort: Effort, what: 'reading' | 'explaining', characters: number): void => {
  effort.left -= what === 'reading' ? perGuess + characters : characters * explaining;
};
