// Part of what is loaded before every program of this project, so it must run on any Node, however old.

/**
 * Whether a version is in a range as in `engines` of package.json: `^22.18.0 || >=26.0.0`.
 * @param {string} version Such as `v22.18.0`.
 * @param {string} range
 */
function isIn(version, range) {
  const own = numbersOf(version)
  return range.split('||').some((part) => {
    const least = numbersOf(part)
    const isNewer = own[0] > least[0] && part.indexOf('>=') !== -1
    return isNewer || (own[0] === least[0] && own[1] >= least[1])
  })
}

/** @param {string} text @returns {number[]} Major and minor. */
function numbersOf(text) {
  return (text.match(/\d+/g) || []).slice(0, 2).map(Number)
}

/**
 * Ends the program in one sentence, in place of a stack trace, on a Node that is not in the range.
 * @param {{ engines: { node: string } }} manifest The package.json that asks for one.
 */
function requireNode(manifest) {
  const range = manifest.engines.node
  if (isIn(process.version, range)) return
  process.stderr.write(
    'Schakel needs Node ' +
      range +
      ', and this is ' +
      process.version.slice(1) +
      ': install Node 24 (https://nodejs.org, or `nvm install`), then run the command again.\n',
  )
  process.exit(1)
}

module.exports = { isIn: isIn, requireNode: requireNode }
