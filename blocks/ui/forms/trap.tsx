/** The name of the field that nobody sees. What programs write in it marks what they send. */
export const trapName = 'website';

/**
 * A field that only programs fill in. It stands behind the fields of its form, whose first one gets
 * the focus.
 */
export function Trap() {
  return (
    <span className="visually-hidden" aria-hidden="true">
      <input name={trapName} tabIndex={-1} autoComplete="off" />
    </span>
  );
}
