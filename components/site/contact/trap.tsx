/** A field that only programs see: whoever fills it in is one. */
export function Trap() {
  return (
    <div className="hidden" aria-hidden="true">
      <label htmlFor="contact-website">Ne pas remplir</label>
      <input id="contact-website" name="website" type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
