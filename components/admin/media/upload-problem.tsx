/** There from the start, so that what appears in it is read out. */
export function UploadProblem({ id, text }: { id: string; text?: string }) {
  return (
    <p id={id} role="alert" className="field-error">
      {text}
    </p>
  );
}
