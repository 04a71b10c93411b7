// @ts-check

const { uidOf, writes } = require('./types.js')

/**
 * The letter under which a tag stands in the A–Z index.
 * @param {string} name
 * @returns {string} One of `a` to `z` (accents are left out) or a digit.
 */
function initialOf(name) {
  return (
    name
      .normalize('NFD')
      .toLowerCase()
      .match(/[a-z0-9]/)?.[0] ?? '0'
  )
}

/** Derives the initial whenever a tag gets a name. @returns {import('./types.js').DocumentMiddleware} */
function tagInitial() {
  return async function tagInitial(call, next) {
    const data = call.params.data
    const name = data?.name
    if (call.uid === uidOf('tag') && writes(call) && data && typeof name === 'string' && name)
      data.initial = initialOf(name)
    return next()
  }
}

module.exports = { initialOf, tagInitial }
