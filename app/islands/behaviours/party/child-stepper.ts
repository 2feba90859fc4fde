import { AGE_NOT_CHOSEN } from '#domain/party/party-form.ts'
import { stepButtons } from './stepper.ts'

/** Shows as many age fields as there are children, and asks their number with − and +. */
export function addChildStepper(group: HTMLElement): void {
  const selects = [...group.querySelectorAll('select')]
  const fields = selects.map((select) => select.parentElement!)
  const list = fields[0]!.parentElement!
  list.append(...fields)
  group.querySelector('details')?.remove()
  let count = selects.filter(({ value }) => value !== '').length
  for (const select of selects) offerNoEmptyAge(select)
  const shown = document.createElement('output')
  const [fewer, more] = stepButtons('Children', (by) => {
    count += by
    update()
    if (by < 0) selects[count]!.dispatchEvent(new Event('change', { bubbles: true }))
  })
  const box = document.createElement('div')
  box.dataset['stepper'] = ''
  box.append(fewer, shown, more)
  group.querySelector('[data-ages-title]')?.append(box)
  function update(): void {
    shown.textContent = String(count)
    fewer.disabled = count === 0
    more.disabled = count === fields.length
    fields.forEach((field, at) => {
      field.hidden = at >= count
      selects[at]!.disabled = at >= count
      if (at >= count) selects[at]!.value = AGE_NOT_CHOSEN
    })
  }
  update()
}

/** A child that is there has an age: the server says so where it is not chosen. */
function offerNoEmptyAge(select: HTMLSelectElement): void {
  const { value } = select
  select.querySelector(`option[value="${AGE_NOT_CHOSEN}"]`)?.remove()
  Object.assign(select.options[0]!, { text: 'Choose', value: AGE_NOT_CHOSEN })
  select.value = value || AGE_NOT_CHOSEN
}
