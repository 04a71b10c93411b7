import { followsScript } from '../follows/has-follows.ts'
import { earlyPromptScript } from '../install/early-prompt.ts'
import { declinedScript } from '../newsletter/declined-script.ts'
import { colourModeScript } from './colour-mode-script.ts'

/**
 * Runs in the head before anything else. It's the same in every document: the content security policy allows it by hash, so cacheable
 * documents need no nonce.
 */
export const headScript = `${colourModeScript};${followsScript};${declinedScript};${earlyPromptScript}`
