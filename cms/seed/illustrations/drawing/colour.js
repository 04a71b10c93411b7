// @ts-check

/**
 * A colour between two others.
 * @param {string} from Six-digit hex colour.
 * @param {string} to Six-digit hex colour.
 * @param {number} share 0 gives `from`, 1 gives `to`.
 * @returns {string} Six-digit hex colour.
 */
function mix(from, to, share) {
  const parts = [1, 3, 5].map((at) => {
    const low = Number.parseInt(from.slice(at, at + 2), 16)
    const high = Number.parseInt(to.slice(at, at + 2), 16)
    return Math.round(low + (high - low) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

module.exports = { mix }
