#!/usr/bin/env bash
# @modelcontextprotocol/server 2.4.0 refuses a client that accepts every type.
#
# Expected: an answer. RFC 9110, 12.5.1: `*/*` matches all types, and a request without the
# header accepts any. The protocol wants both types to be acceptable, which `*/*` says.
# Seen: 406 "Client must accept both application/json and text/event-stream" for `*/*`, for
# `application/*, text/*` and without the header.
# Hurts: plain HTTP clients, health checks and proxies that set no header of their own: the
# server looks broken.
set -euo pipefail

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --no-audit --no-fund --save-exact @modelcontextprotocol/server@2.4.0
cat >check.mjs <<'JS'
import assert from 'node:assert/strict'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'

const handler = createMcpHandler(() => new McpServer({ name: 'x', version: '1.0.0' }))
const params = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'c', version: '1' } }
const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params })
const seen = []
for (const accept of ['application/json, text/event-stream', '*/*', 'application/*, text/*', undefined]) {
  const headers = { 'content-type': 'application/json', ...(accept && { accept }) }
  const { status } = await handler.fetch(new Request('http://localhost/mcp', { method: 'POST', headers, body }))
  console.log(`Accept: ${accept ?? '(none)'}: ${status}`)
  seen.push(status)
}
assert.deepEqual(seen, [200, 406, 406, 406])
JS
node check.mjs
