import { escapeHtml } from '@/lib/markdown/escape';

const STYLE = `
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; font: 1rem system-ui, sans-serif; background: #f4f6f5; color: #14231d }
  form { width: min(22rem, calc(100vw - 3rem)); padding: 2rem; border-radius: 1rem; background: #fff; box-shadow: 0 1px 3px #0003 }
  h1 { margin: 0 0 .5rem; font-size: 1.375rem }
  p { margin: 0 0 1.5rem; color: #4b5a53 }
  label { display: block; margin: 1rem 0 .25rem; font-weight: 600 }
  input { width: 100%; box-sizing: border-box; padding: .625rem .75rem; font: inherit; border: 1px solid #7c8b84; border-radius: .5rem }
  button { width: 100%; margin-top: 1.5rem; padding: .75rem; font: inherit; font-weight: 600; color: #fff; background: #04724f; border: 0; border-radius: .5rem; cursor: pointer }
  a { display: block; margin-top: 1.25rem; text-align: center; color: inherit }
  .error { padding: .75rem; border-radius: .5rem; color: #8a1111; background: #fdeaea }
  @media (prefers-color-scheme: dark) {
    body { background: #101614; color: #e8efec } form { background: #1a2320 } p { color: #a9b8b1 }
    input { color: inherit; background: #101614 }
  }`;

type Page = { action: string; siteUrl: string; email?: string; error?: string };

export function signInPage({ action, siteUrl, email = '', error = '' }: Page): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Sign in - local identity provider</title>
<style>${STYLE}</style>
</head>
<body>
<form method="post" action="${escapeHtml(action)}">
<h1>Sign in</h1>
<p>Local identity provider, for this machine only.</p>
${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required autofocus value="${escapeHtml(email)}">
<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="current-password" required>
<button type="submit">Sign in</button>
<a href="${escapeHtml(siteUrl)}/">Back to the site</a>
</form>
</body>
</html>`;
}
