/** A page without any client code: what it loads is the framework's floor. */
export default function Floor() {
  return <h1>Page</h1>;
}
