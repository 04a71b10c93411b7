/** Where the browser keeps the reader's choice; absent means "as the system". */
export const colourModeKey = 'colour-mode'

/** Puts the colour mode on the document before the first paint, so that a chosen one never flashes. */
export const colourModeScript = `try{var m=localStorage.getItem('${colourModeKey}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch{}document.documentElement.dataset.script='on'`
