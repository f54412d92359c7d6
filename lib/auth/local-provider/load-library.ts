const NODE_20 = 'Unsupported runtime. Use Node.js v22';

/**
 * oidc-provider, loaded only where it runs. On Node 20 it warns while it loads that it is tested
 * on newer ones; this site promises Node 20, its browser tests sign in on it, and a newcomer can
 * do nothing about the line: that one is left out, and no other.
 */
export async function loadLibrary() {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes(NODE_20)) warn(...words);
  };
  try {
    return await import('oidc-provider');
  } finally {
    console.warn = warn;
  }
}
