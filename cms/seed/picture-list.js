// @ts-check

/**
 * A picture that the content shows; its file is in `pictures/`.
 * @typedef {object} SeedPicture
 * @property {string} name File name, which is also its address below `/uploads/`.
 * @property {string} alt In Dutch, for the media library.
 * @property {number} width Pixels.
 * @property {number} height Pixels.
 */

const dimensions = {
  illustration: { width: 1600, height: 900 },
  portrait: { width: 800, height: 800 },
  logo: { width: 800, height: 800 },
  cover: { width: 1200, height: 1600 },
}

/** Collects the pictures while the content is read. */
function createPictureList() {
  /** @type {Map<string, SeedPicture>} */
  const pictures = new Map()

  return {
    /**
     * A picture that a translation shows too keeps the words of the Dutch text, which is read first.
     * @param {keyof typeof dimensions} kind
     * @param {string} stem File name without its ending.
     * @param {string} alt
     * @returns {import('./document.js').PictureReference}
     */
    add(kind, stem, alt) {
      const name = `${stem}.webp`
      if (!pictures.has(name)) pictures.set(name, { name, alt, ...dimensions[kind] })
      return { picture: name }
    },

    /** @returns {SeedPicture[]} */
    all() {
      return [...pictures.values()]
    },
  }
}

module.exports = { createPictureList }
