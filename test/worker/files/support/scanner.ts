import { lane } from '../../support/lane.ts'

const { controlUrl } = lane

/** Has the scanner refuse connections, or take them again. */
export async function scannerListens(isListening: boolean): Promise<void> {
  const response = await fetch(`${controlUrl}scanner`, {
    method: 'PUT',
    body: JSON.stringify({ isListening }),
  })
  if (!response.ok) throw new Error(`The scanner answered ${response.status}`)
}

/** How many files the scanner has looked at. */
export async function scannedFiles(): Promise<number> {
  const response = await fetch(`${controlUrl}scanner`)
  return (await response.json<{ scanned: number }>()).scanned
}
