import type { InstallPrompt } from './install-way.ts'

/** Where the head keeps the browser's question until the code for it is there. */
const key = 'installPrompt'

declare global {
  interface Window {
    [key]?: InstallPrompt
  }
}

/**
 * Part of the script in the head: catches the browser's question whether to install the app, from the first byte on. A browser asks it
 * once for each document and of nobody in particular, and the code that can do something with it comes long after.
 */
export const earlyPromptScript = `addEventListener('beforeinstallprompt',function(e){e.preventDefault();window.${key}=e},{once:true})`

/** The question that was asked before, if it was. It is handed out once. */
export function takeEarlyPrompt(): InstallPrompt | undefined {
  const prompt = window[key]
  delete window[key]
  return prompt
}
