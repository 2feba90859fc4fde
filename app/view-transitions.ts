import { inlineScript } from './inline-scripts.ts'

/**
 * A page that is left, hidden or turned round while it fades in gives up its transition and rejects a promise nobody asked for, which
 * the console then complains of. Inline and before the styles: a module would be too late for the first one.
 */
export const viewTransitions = inlineScript(
  `for(const name of['pageswap','pagereveal'])addEventListener(name,({viewTransition:fade})=>fade?.ready.catch(()=>{}))`,
)
