import { BlockList, isIP } from 'node:net'

/** Networks that are no part of the public internet (RFC 6890 and what came after), also as they are written in IPv6. */
const V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.31.196.0/24',
  '192.52.193.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '192.175.48.0/24',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
]

const closed = new BlockList()
for (const network of V4) closed.addSubnet(...parts(network), 'ipv4')
const global = new BlockList()
global.addSubnet('2000::', 3, 'ipv6')
/** Inside 2000::/3, and still nobody’s or a way to an IPv4 address: Teredo and protocol assignments, documentation, 6to4. */
const notGlobal = new BlockList()
for (const network of ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'])
  notGlobal.addSubnet(...parts(network), 'ipv6')

function parts(network: string): [string, number] {
  const [address = '', length] = network.split('/')
  return [address, Number(length)]
}

/** Whether an address is one of the public internet: what a request of ours may be sent to when somebody else chose where. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && global.check(address, 'ipv6') && !notGlobal.check(address, 'ipv6')
}
