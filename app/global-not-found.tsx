export default function GlobalNotFound() {
  return (
    <html lang="fr">
      <body>
        <h1>404 Page Not Found</h1>
        <p>Did you forget to add the page to the router?</p>
      </body>
    </html>
  );
}
