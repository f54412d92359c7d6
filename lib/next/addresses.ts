/** Where the files of the build are, and everything else that documents of Next's ask for. */
export const NEXT_FILES = '/_next';
export const BUILT_FILES = `${NEXT_FILES}/static`;

/** Next would take these for other names of a page; its own client never asks for them. */
const OTHER_NAMES = /^\/_next\/(?:image$|data\/)|\.rsc$/;

export const isOtherName = (path: string) => OTHER_NAMES.test(path);

/** What Next's parts say to each other, which nobody else needs to know. */
export const isInternal = (header: string) =>
  header.startsWith('x-middleware-') || header.startsWith('x-nextjs-');
