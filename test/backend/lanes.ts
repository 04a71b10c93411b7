import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What one worker of the test pool has exclusively: tests of another worker don't see anything of it. */
export interface Lane<Facts> {
  /** What its tests need to find it; sent as JSON. */
  facts: Facts
  stop: () => Promise<void>
}

/** Lanes, each opened on first request. */
export interface Lanes {
  /** Request it with {@link askForLane}. */
  url: string
  /** Opens a lane in advance. */
  open: (index: number) => Promise<void>
  stop: () => Promise<void>
}

/**
 * Serves lanes to the workers of the pool, which run in other processes and in workerd.
 * @param open Opens the lane with an index from 0; called once for each.
 */
export async function serveLanes<Facts>(open: (index: number) => Promise<Lane<Facts>>): Promise<Lanes> {
  const token = randomUUID()
  const opened = new Map<number, Promise<Lane<Facts>>>()

  function laneAt(index: number): Promise<Lane<Facts>> {
    const lane = opened.get(index) ?? open(index)
    opened.set(index, lane)
    return lane
  }

  const server = createServer(async (incoming, outgoing) => {
    const [, given, index] = (incoming.url ?? '').split('/')
    if (given !== token) {
      outgoing.writeHead(404).end()
      return
    }
    try {
      const { facts } = await laneAt(Number(index))
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(facts))
    } catch (failure) {
      outgoing.writeHead(500).end(failure instanceof Error ? failure.stack : String(failure))
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // The address of a listening server has a port.
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/${token}`,
    async open(index) {
      await laneAt(index)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      const lanes = await Promise.allSettled(opened.values())
      await Promise.all(lanes.map((lane) => (lane.status === 'fulfilled' ? lane.value.stop() : undefined)))
    },
  }
}

/**
 * Waits until a lane is open.
 * @throws Error with the reason if it can't be opened.
 */
export async function askForLane<Facts>(url: string, index: number): Promise<Facts> {
  const response = await fetch(`${url}/${index}`)
  if (!response.ok) throw new Error(`The lane of these tests did not open: ${await response.text()}`)
  // Written by serveLanes, from the same type.
  return (await response.json()) as Facts
}
