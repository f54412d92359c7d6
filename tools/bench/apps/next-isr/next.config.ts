import type { NextConfig } from 'next';

const config: NextConfig = {
  // Both ways of running it are measured: Next compressing each answer, and a proxy doing so.
  compress: process.env.BENCH_COMPRESS !== 'no',
  turbopack: { root: process.env.BENCH_ROOT },
  experimental: { inlineCss: true },
};

export default config;
