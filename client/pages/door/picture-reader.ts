import decodeQR from 'qr/decode.js'

/** Pixels, four bytes each: red, green, blue, opacity. */
export interface Picture {
  width: number
  height: number
  data: Uint8ClampedArray
}

/** Of further attempts at a blurred or crumpled code: within the time between two looks. */
const longestMs = 100
/** More pixels take longer and read no better at arm's length. */
const longestSide = 800

/** @returns The text of the QR code in a picture; null if none can be read. */
export function codeIn(picture: Picture): string | null {
  try {
    return decodeQR(picture, { timeLimit: longestMs })
  } catch {
    // Most pictures of a camera have no code, and that is how it says so.
    return null
  }
}

/** Reads codes from a camera with code of our own, for browsers that cannot. */
export function pictureReader(): (video: HTMLVideoElement) => Promise<string | null> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    const { videoWidth, videoHeight } = video
    if (!context || videoWidth === 0) return null
    const scale = Math.min(1, longestSide / Math.max(videoWidth, videoHeight))
    canvas.width = Math.round(videoWidth * scale)
    canvas.height = Math.round(videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return codeIn(context.getImageData(0, 0, canvas.width, canvas.height))
  }
}
