import { inlineScript } from './inline-scripts.ts'

/**
 * A page that is left, hidden or turned round while it fades in gives up its transition and rejects a promise nobody asked for, which
 * the console then complains of. Inline and before the styles: a module would be too late for the first one. A transition that is given
 * up before the page is revealed is told to nobody; newer browsers have it at hand when the document begins.
 */
export const viewTransitions = inlineScript(
  `{const hear=fade=>fade?.ready.catch(()=>{});hear(document.activeViewTransition);for(const name of['pageswap','pagereveal'])addEventListener(name,({viewTransition:fade})=>hear(fade))}`,
)
