#!/usr/bin/env bash
# Uploads out/ to a private S3 bucket behind CloudFront: upload.sh BUCKET DISTRIBUTION [--delete]
# With --delete, which can wait for a day, it deletes what is no longer part of out/.
# The distribution has cloudfront-function.js on viewer requests and viewer responses, the headers of
# response-headers.json, and shows /404.html with status 404 for the 403 of a missing key.
set -euo pipefail
usage='Name both: upload.sh BUCKET DISTRIBUTION'
bucket=s3://${1:?$usage}
distribution=${2:?$usage}
cd "$(dirname "$0")/../../out"

# The order and the headers are those of deploy/README.md.
aws s3 sync _next/static "$bucket/_next/static" "${@:3}" \
  --cache-control 'public, max-age=31536000, immutable'
fresh=("${@:3}" --cache-control 'public, max-age=0, must-revalidate')
# S3 names no charset by itself.
aws s3 sync . "$bucket" "${fresh[@]}" --exclude '*' --include '*.md' \
  --content-type 'text/markdown; charset=utf-8'
# Sources of the samples are shown, too; by their names .ts would be a film.
aws s3 sync . "$bucket" "${fresh[@]}" --exclude '*' --include '*.txt' \
  --include 'samples/*.ts' --include 'samples/*.mts' --include 'samples/*.tsx' --include 'samples/*.sol' \
  --exclude '_next/static/*' --content-type 'text/plain; charset=utf-8'
aws s3 sync . "$bucket" "${fresh[@]}" --exclude '_next/static/*' --exclude '*.md' --exclude '*.txt' \
  --exclude 'samples/*.ts' --exclude 'samples/*.mts' --exclude 'samples/*.tsx' --exclude 'samples/*.sol' --exclude '*.html'
aws s3 sync . "$bucket" "${fresh[@]}" --exclude '*' --include '*.html'
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
