/** Where the browser keeps the reader's choice; absent means "as the system". */
export const colourModeKey = 'colour-mode'

/**
 * Runs in the head before the first paint, so that a chosen colour mode never flashes.
 * It is the same in every document: the content security policy names it by its hash.
 */
export const colourModeScript = `try{var m=localStorage.getItem('${colourModeKey}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch{}document.documentElement.dataset.script='on'`
