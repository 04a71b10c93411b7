// @ts-check

/**
 * What the drawing function of each kind wants.
 * @typedef {object} Drawings
 * @property {Parameters<typeof import('./illustrations/illustration.js').illustrationSvg>[0]} illustration
 * @property {Parameters<typeof import('./illustrations/portrait.js').portraitSvg>[0]} portrait
 * @property {Parameters<typeof import('./illustrations/logo.js').logoSvg>[0]} logo
 * @property {Parameters<typeof import('./illustrations/cover.js').coverSvg>[0]} cover
 */

/**
 * A file of the media library.
 * @typedef {object} PictureFile
 * @property {string} name File name, which is also its address below `/uploads/`.
 * @property {string} alt In Dutch, for the media library.
 * @property {number} width Pixels.
 * @property {number} height Pixels.
 */

/**
 * A picture that the content asks for.
 * @typedef {{ [Kind in keyof Drawings]: PictureFile & { kind: Kind, drawing: Drawings[Kind] } }[keyof Drawings]} SeedPicture
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
     * @template {keyof Drawings} Kind
     * @param {Kind} kind
     * @param {string} stem File name without its ending.
     * @param {string} alt
     * @param {Drawings[Kind]} drawing
     * @returns {import('./document.js').PictureReference}
     */
    add(kind, stem, alt, drawing) {
      const name = `${stem}.webp`
      // That the drawing is one of its kind, the parameters say; within a template it cannot be seen.
      const picture = /** @type {SeedPicture} */ ({ name, alt, kind, drawing, ...sizes[kind] })
      if (!pictures.has(name)) pictures.set(name, picture)
      return { picture: name }
    },

    /** @returns {SeedPicture[]} */
    all() {
      return [...pictures.values()]
    },
  }
}

module.exports = { createPictureList }
