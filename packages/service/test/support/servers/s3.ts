export {
  isS3Missing,
  s3Keys,
  s3Title,
  startS3,
  type S3Server,
} from "@document-export/local-servers";
