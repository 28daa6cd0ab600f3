"""Exports report.json as Markdown and prints what became of the job."""

import os
import uuid

import requests

with open("report.json", "rb") as document:
    response = requests.post(
        os.environ["DOCEXPORT_BASE_URL"] + "/v2/export/hosted-docs",
        headers={
            "Authorization": "Bearer " + os.environ["DOCEXPORT_TOKEN"],
            "Idempotency-Key": str(uuid.uuid4()),  # send the same one when you repeat this request
            "Prefer": "wait=30",
        },
        files={
            "file": ("report.json", document, "application/json"),
            "options": (None, '{"destination":2,"conversion":{"destination":"markdown"}}', "application/json"),
        },
        timeout=60,
    )
if not response.ok:
    raise SystemExit(f"{response.status_code} {response.json()['detail']}")
job = response.json()
print(job["status"], job["summary"])
