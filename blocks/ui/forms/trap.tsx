/** The name of the invisible field. A submission with a value in it is marked as sent by a bot. */
export const trapName = 'website';

/**
 * A hidden field that only bots fill in. It follows the other fields, because the first one gets
 * the focus.
 */
export function Trap() {
  return (
    <span className="visually-hidden" aria-hidden="true">
      <input name={trapName} tabIndex={-1} autoComplete="off" />
    </span>
  );
}
