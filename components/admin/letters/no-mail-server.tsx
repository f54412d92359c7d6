export function NoMailServer() {
  return (
    <div role="status" className="notice mb-6" data-tone="amber">
      <p>
        <strong>Letters can be written but not sent.</strong> This site knows no mail server: set{' '}
        <code>SMTP_URL</code>, and <code>CONTACT_EMAIL</code> for the sender, then start it again.
      </p>
    </div>
  );
}
