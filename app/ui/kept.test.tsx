import { createContext, use, useId } from 'react'
import { expect, test } from 'vitest'
import { kept } from './kept.tsx'
import { renderOnSheet } from './sheet.server.tsx'

type Tour = { name: string; stops: { name: string }[] }

function countingTour() {
  let times = 0
  const Tour = kept(function Tour({ tour, far }: { tour: Tour; far?: boolean }) {
    times++
    return (
      <li data-far={far || undefined}>
        {tour.name} by {tour.stops.map(({ name }) => name).join(', ')}
      </li>
    )
  })
  return { Tour, times: () => times }
}

const munnar = (): Tour => ({ name: 'Hills & tea', stops: [{ name: 'Kochi' }, { name: 'Munnar' }] })
const textOf = (page: React.ReactNode) => renderOnSheet(page).toString()

test('a piece is drawn once for what it is given, and stands where it would', () => {
  const { Tour, times } = countingTour()
  const page = () =>
    textOf(
      <ul>
        {[munnar(), munnar()].map((tour, at) => (
          <Tour key={at} tour={tour} />
        ))}
        one more
      </ul>,
    )
  const drawn = '<li>Hills &amp; tea by Kochi, Munnar</li>'
  expect([page(), page()]).toEqual(Array(2).fill(`<ul>${drawn}${drawn}one more</ul>`))
  expect(times()).toBe(1)
})

// caught: a piece known by the id of what it shows said the old name; one known by its first prop alone was never far.
test('whatever changes in what it is given, however deep, is another piece', () => {
  const { Tour, times } = countingTour()
  const renamed = { ...munnar(), stops: [{ name: 'Kochi' }, { name: 'Thekkady' }] }
  expect(textOf(<Tour tour={munnar()} />)).toContain('Munnar')
  expect(textOf(<Tour tour={renamed} />)).toContain('Thekkady')
  expect(textOf(<Tour tour={munnar()} far />)).toContain('data-far')
  expect(times()).toBe(3)
})

test('two components given the same are two pieces', () => {
  const One = kept(({ name }: { name: string }) => <b>{name}</b>)
  const Other = kept(({ name }: { name: string }) => <i>{name}</i>)
  expect(textOf([<One key="1" name="Goa" />, <Other key="2" name="Goa" />])).toBe('<b>Goa</b><i>Goa</i>')
})

// caught: pieces drawn inside of the page's own rendering said the first visitor's name to all.
test('nothing that the page knows of its visitor reaches a piece', () => {
  const Visitor = createContext('a guest')
  const Greeting = kept(({ place }: { place: string }) => <p>{`${use(Visitor)} in ${place}`}</p>)
  const pageOf = (name: string) =>
    textOf(
      <Visitor value={name}>
        <Greeting place="Goa" />
      </Visitor>,
    )
  expect([pageOf('Asha'), pageOf('Ravi')]).toEqual(Array(2).fill('<p>a guest in Goa</p>'))
})

test('what somebody writes cannot name a piece', () => {
  const Tour = kept(({ name }: { name: string }) => <b>{name}</b>)
  const page = textOf([<Tour key="1" name="Goa" />, <p key="2">{'\u0001:0\u0001'}</p>])
  expect(page.match(/Goa/g)).toHaveLength(1)
})

test('one that fails fails every time, and is not kept', () => {
  let isFailing = true
  const Weak = kept(({ name }: { name: string }) => {
    if (isFailing) throw new Error('no ink')
    return <b>{name}</b>
  })
  expect(() => textOf(<Weak name="Goa" />)).toThrow('no ink')
  isFailing = false
  expect(textOf(<Weak name="Goa" />)).toBe('<b>Goa</b>')
})

// caught: two groups of filters, each a piece, whose fields had one id between them.
test('one that makes ids is refused: it would make the same ones wherever it stands', () => {
  const Field = kept(({ name }: { name: string }) => <input id={useId()} name={name} />)
  expect(() => textOf([<Field key="1" name="from" />, <Field key="2" name="until" />])).toThrow('useId')
})
