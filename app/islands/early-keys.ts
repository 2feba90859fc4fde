/** Keys that were pressed before anything could answer them, and who hears them until then. */
export type EarlyKeys = KeyboardEvent[] & { hear: (event: KeyboardEvent) => void }

/**
 * Keeps the keys that are meant for the office while its code is still on the way, so that they are answered as soon as it is there: those with Ctrl that would be the browser's else, single letters
 * outside of fields, and what is typed on for the palette that was asked for. Inline, as a module would be too late for the first of them.
 */
export const keepEarlyKeys = `{const keys=window.earlyKeys=[];let asked=false;keys.hear=event=>{
const{key,ctrlKey,metaKey,altKey,shiftKey,target,isComposing}=event,held=ctrlKey||metaKey,name=key.toLowerCase();
const isForPalette=asked&&!held&&(key.length===1||key==='Backspace'||key==='Enter');
const isHeld=held&&!shiftKey&&(name==='k'||name==='s');
const isLetter=!held&&/^[?/jkxe]$/.test(key)&&!target.closest?.('input,textarea,select,[contenteditable],dialog');
if(altKey||isComposing||!(isForPalette||isHeld||isLetter))return;
asked||=held&&name==='k';if(held||asked)event.preventDefault();keys.push(event)};
addEventListener('keydown',keys.hear,true)}`
