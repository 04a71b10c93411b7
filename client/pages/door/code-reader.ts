/** The browser's own reader of codes, which not all have: no iPhone does. */
interface Detector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>
}

interface DetectorClass {
  new (options: { formats: string[] }): Detector
  getSupportedFormats(): Promise<string[]>
}

/** Reads the code that a camera sees; null while it sees none. */
export type CodeReader = (video: HTMLVideoElement) => Promise<string | null>

/** The browser's own reader, which uses the least power; otherwise ours, fetched for this alone. */
export async function codeReader(): Promise<CodeReader> {
  const Known = detectorClass()
  // Some browsers have it on systems that give them no formats.
  if (Known && (await Known.getSupportedFormats().catch((): string[] => [])).includes('qr_code')) {
    const detector = new Known({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { pictureReader } = await import('./picture-reader.ts')
  return pictureReader()
}

function detectorClass(): DetectorClass | null {
  const known: unknown = Reflect.get(globalThis, 'BarcodeDetector')
  return typeof known === 'function' ? (known as unknown as DetectorClass) : null
}
