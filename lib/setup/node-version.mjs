const OLDEST = [20, 19];

/** One clear sentence when this Node is too old, else undefined. */
export function nodeVersionProblem(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  const isNewEnough = major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1]);
  if (isNewEnough) return undefined;
  return `Node ${version} is too old: this site needs Node ${OLDEST.join('.')} or newer.`;
}
