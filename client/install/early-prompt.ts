import type { InstallPrompt } from '../state/install-way.ts'

/** Global in which the head script stores the prompt until the code for it has loaded. */
const key = 'installPrompt'

declare global {
  interface Window {
    [key]?: InstallPrompt
  }
}

/**
 * Part of the head script: catches the browser's install prompt from the first byte on. Browsers fire the event once per document, long
 * before the code that uses it has loaded.
 */
export const earlyPromptScript = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${key}=e},{once:true})`

/** The stored prompt, if there is one. Returns it only once. */
export function takeEarlyPrompt(): InstallPrompt | undefined {
  const prompt = window[key]
  delete window[key]
  return prompt
}
