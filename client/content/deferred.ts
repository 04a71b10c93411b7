/**
 * Data that a page can render without: streamed after the rest if it is late. A plain value needs no waiting, which keeps streaming scripts
 * out of cached documents.
 */
export type Deferred<Value> = Value | Promise<Value>
