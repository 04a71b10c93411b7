import { earlyPromptScript } from '../install/early-prompt.ts'
import { colourModeScript } from './colour-mode-script.ts'

/**
 * Runs in the head before anything else. It is the same in every document: the content security policy names it by its hash, so that
 * documents for everybody need no nonce.
 */
export const headScript = `${colourModeScript};${earlyPromptScript}`
