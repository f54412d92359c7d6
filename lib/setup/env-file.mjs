import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

// Tests do not load this file, so that nobody's own settings reach them.
if (existsSync('.env')) loadEnvFile('.env');
