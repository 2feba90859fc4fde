/** Puts − and + on both sides of a number field; the field itself can still be typed into. */
export function addStepper(input: HTMLInputElement): void {
  const name = input.labels?.[0]?.firstChild?.textContent ?? input.name
  const box = document.createElement('div')
  box.dataset['stepper'] = ''
  input.replaceWith(box)
  const least = Number(input.min)
  const step = (by: number) => {
    input.value = String(Math.min(Number(input.max), Math.max(least, (Number(input.value) || 0) + by)))
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const [fewer, more] = stepButtons(name, step)
  const update = () => {
    fewer.disabled = (Number(input.value) || 0) <= least
    more.disabled = Number(input.value) >= Number(input.max)
  }
  box.append(fewer, input, more)
  input.addEventListener('input', update)
  update()
}

/** The two buttons that step by one down and up. */
export function stepButtons(name: string, step: (by: number) => void): [HTMLButtonElement, HTMLButtonElement] {
  const button = (by: number, sign: string, words: string) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.textContent = sign
    made.ariaLabel = `${name}: ${words}`
    made.addEventListener('click', () => step(by))
    return made
  }
  return [button(-1, '−', 'one fewer'), button(1, '+', 'one more')]
}
