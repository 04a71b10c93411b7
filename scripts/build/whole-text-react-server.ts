import type { Plugin } from 'vite'

const module = /\/react-dom-server\.edge\.production\.js$/

/** What a chunk is, from `writeChunk` on: bytes in React's build for workers, text in ours. */
const chunks = /function writeChunk\(destination, chunk\) \{.*?(?=\nfunction closeWithError\()/s

const textChunks = `var writtenText = "", textEncoder = new TextEncoder();
function writeChunk(destination, chunk) {
  writtenText += chunk;
}
function writeChunkAndReturn(destination, chunk) {
  writtenText += chunk;
  return !0;
}
function completeWriting(destination) {
  if (writtenText === "") return;
  var bytes = textEncoder.encode(writtenText);
  writtenText = "";
  destination.enqueue(bytes);
}
function stringToChunk(content) {
  return content;
}
function stringToPrecomputedChunk(content) {
  return content;
}
function byteLengthOfChunk(chunk) {
  return chunk.length;
}`

const beginWriting = /currentView = new Uint8Array\(4096\);\s*writtenBytes = 0;/g

/**
 * React's server module for workers encodes each tag, attribute and text by itself, and copies the bytes into views of 4 kB. Ours joins text,
 * as React does on Node and Bun, and encodes all that is ready at once (decision 075).
 * @throws Error if the module isn't the one that this was written for.
 */
export function wholeTextReactServer(): Plugin {
  return {
    name: 'whole-text-react-server',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'worker',
    // Nothing of ours is in the module: its lines need not be found.
    transform: {
      filter: { id: module },
      handler: (code) => ({ code: withTextChunks(code), map: { mappings: '' } }),
    },
  }
}

/** @param code React's module. @returns The same, with chunks of text. */
export function withTextChunks(code: string): string {
  const withText = once(code, chunks, textChunks)
  const begun = withText.replace(beginWriting, 'writtenText = "";')
  const sized = once(
    begun,
    /segmentByteSize \+= segment\[i\]\.byteLength/,
    'segmentByteSize += segment[i].length',
  )
  const left = sized.match(/\bcurrentView\b|\bwrittenBytes\b|\.byteLength\b/g) ?? []
  // Both are declared, and used no more.
  if (left.join() !== 'currentView,writtenBytes') throw changed(left.join())
  return sized
}

function once(code: string, pattern: RegExp, replacement: string): string {
  if (code.split(pattern).length !== 2) throw changed(String(pattern))
  return code.replace(pattern, () => replacement)
}

function changed(what: string): Error {
  return new Error(
    `React's server module has changed (${what}): compare scripts/build/whole-text-react-server.ts with it`,
  )
}
