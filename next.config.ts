import type { NextConfig } from 'next';

const config: NextConfig = {
  // Pages are compressed once, by the page cache in front of Next.
  compress: false,
  poweredByHeader: false,
  reactStrictMode: true,
  // Metadata sits in <head> for every user agent, not only for the bots Next knows.
  htmlLimitedBots: /.*/,
  // Tests build beside a running site without touching its output.
  distDir: process.env.NEXT_DIST_DIR ?? '.next',
  serverExternalPackages: [
    'pg',
    'pino',
    'pino-pretty',
    'sharp',
    'oidc-provider',
    '@electric-sql/pglite',
    'rate-limiter-flexible',
    'nodemailer',
  ],
  // `npm run typecheck` looks at everything, tests included; a start need not wait for that.
  typescript: { ignoreBuildErrors: true },
  images: { unoptimized: true },
  experimental: {
    inlineCss: true,
    authInterrupts: true,
    globalNotFound: true,
  },
};

export default config;
