/** Where the browser stores the reader's choice; absent means "follow the system". */
export const colourModeKey = 'colour-mode'

/** Sets the colour mode before the first paint, so that the wrong one never flashes. */
export const colourModeScript = `try{var m=localStorage.getItem('${colourModeKey}');if(m==='light'||m==='dark')document.documentElement.dataset.theme=m}catch{}document.documentElement.dataset.script='on'`
