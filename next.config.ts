import type { NextConfig } from 'next';

const config: NextConfig = {
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
  },
};

export default config;
