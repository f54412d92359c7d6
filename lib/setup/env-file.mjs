import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';

// Loaded before the commands of package.json: what `.env` sets counts where the environment says
// nothing. Tests start the server without it, so that nobody's own settings reach them.
if (existsSync('.env')) loadEnvFile('.env');
