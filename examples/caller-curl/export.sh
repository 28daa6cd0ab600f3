#!/usr/bin/env bash
# Exports report.json as Markdown and prints the job; fails with the problem if the service refuses it.
set -euo pipefail
curl -sS --fail-with-body "$DOCEXPORT_BASE_URL/v2/export/hosted-docs" \
  -H "Authorization: Bearer $DOCEXPORT_TOKEN" \
  -H 'Prefer: wait=30' \
  -F 'file=@report.json;type=application/json' \
  -F 'options={"destination":2,"conversion":{"destination":"markdown"}};type=application/json'
