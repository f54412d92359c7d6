/**
 * Not in TypeScript, for which Next would load its compiler at every start: 27 MB.
 * @type {import('next').NextConfig}
 */
const config = {
  // The page cache in front of Next compresses each page once.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Next then puts the metadata into <head> for every user agent, not only for the bots it knows.
  htmlLimitedBots: /.*/,
  // Tests build into another folder, so that they do not disturb a running site.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  serverExternalPackages: [
    'pg',
    'pino',
    'pino-pretty',
    'sharp',
    'oidc-provider',
    'rate-limiter-flexible',
    'nodemailer',
  ],
  // A start does not wait for the check of types; `npm run typecheck` does it, tests included.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    inlineCss: true,
    authInterrupts: true,
    globalNotFound: true,
    // A third of the addresses are those of staff, and may wait until somebody asks.
    preloadEntriesOnStart: false,
  },
};

export default config;
