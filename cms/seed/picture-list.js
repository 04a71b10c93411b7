// @ts-check

/**
 * A picture that the content asks for.
 * @typedef {object} SeedPicture
 * @property {string} name File name, which is also its address below `/uploads/`.
 * @property {string} alt In Dutch, for the media library.
 * @property {number} width Pixels.
 * @property {number} height Pixels.
 * @property {'illustration' | 'portrait' | 'logo' | 'cover'} kind
 * @property {Record<string, any>} drawing What the drawing function of its kind wants.
 */

const sizes = {
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
     * @param {SeedPicture['kind']} kind
     * @param {string} stem File name without its ending.
     * @param {string} alt
     * @param {Record<string, any>} drawing
     * @returns {import('./document.js').PictureReference}
     */
    add(kind, stem, alt, drawing) {
      const name = `${stem}.webp`
      if (!pictures.has(name)) pictures.set(name, { name, alt, kind, drawing, ...sizes[kind] })
      return { picture: name }
    },

    /** @returns {SeedPicture[]} */
    all() {
      return [...pictures.values()]
    },
  }
}

module.exports = { createPictureList }
