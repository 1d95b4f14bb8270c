-- The tables of release 1.131.3 that the pages name, with the columns that they name: enough for
-- their queries to be planned and run on empty tables. It is written from the pages and is no copy
-- of the server's schema: it has none of its indexes and triggers, and few of its constraints.

CREATE EXTENSION cube;
CREATE EXTENSION earthdistance;

-- Instead of the extension pgvecto.rs, which Debian has not.
CREATE SCHEMA vectors;
CREATE DOMAIN vectors.vector AS real[];
CREATE VIEW vectors.pg_vector_index_stat AS SELECT 0 AS idx_indexing;
SELECT format('ALTER DATABASE %I SET search_path TO "$user", public, vectors', current_database()) \gexec
SET search_path TO "$user", public, vectors;

CREATE TYPE assets_status_enum AS ENUM ('active', 'trashed', 'deleted');
CREATE TYPE sourcetype AS ENUM ('machine-learning', 'exif', 'manual');

CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email varchar NOT NULL UNIQUE,
  name varchar NOT NULL DEFAULT '',
  password varchar NOT NULL DEFAULT '',
  "isAdmin" boolean NOT NULL DEFAULT false,
  "oauthId" varchar NOT NULL DEFAULT '',
  "storageLabel" varchar UNIQUE,
  "quotaSizeInBytes" bigint,
  "quotaUsageInBytes" bigint NOT NULL DEFAULT 0,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "deletedAt" timestamptz
);

CREATE TABLE libraries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "ownerId" uuid NOT NULL REFERENCES users,
  name varchar NOT NULL,
  "importPaths" text[] NOT NULL,
  "exclusionPatterns" text[] NOT NULL,
  "refreshedAt" timestamptz
);

CREATE TABLE assets (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "ownerId" uuid NOT NULL REFERENCES users,
  "libraryId" uuid REFERENCES libraries,
  "deviceId" varchar NOT NULL,
  "deviceAssetId" varchar NOT NULL,
  type varchar NOT NULL CHECK (type IN ('IMAGE', 'VIDEO', 'AUDIO', 'OTHER')),
  status assets_status_enum NOT NULL DEFAULT 'active',
  "originalFileName" varchar NOT NULL,
  "originalPath" varchar NOT NULL,
  "sidecarPath" varchar,
  "encodedVideoPath" varchar DEFAULT '',
  checksum bytea NOT NULL,
  thumbhash bytea,
  duration varchar,
  "fileCreatedAt" timestamptz NOT NULL,
  "fileModifiedAt" timestamptz NOT NULL,
  "localDateTime" timestamptz NOT NULL,
  "createdAt" timestamptz NOT NULL DEFAULT now(),
  "updatedAt" timestamptz NOT NULL DEFAULT now(),
  "deletedAt" timestamptz,
  "isFavorite" boolean NOT NULL DEFAULT false,
  "isArchived" boolean NOT NULL DEFAULT false,
  "isVisible" boolean NOT NULL DEFAULT true,
  "isOffline" boolean NOT NULL DEFAULT false,
  "isExternal" boolean NOT NULL DEFAULT false,
  "livePhotoVideoId" uuid REFERENCES assets,
  "stackId" uuid,
  "duplicateId" uuid
);

CREATE TABLE exif (
  "assetId" uuid PRIMARY KEY REFERENCES assets,
  make varchar,
  model varchar,
  "lensModel" varchar,
  "fNumber" double precision,
  "focalLength" double precision,
  iso integer,
  "exposureTime" varchar,
  fps double precision,
  latitude double precision,
  longitude double precision,
  city varchar,
  state varchar,
  country varchar,
  description text NOT NULL DEFAULT '',
  rating integer,
  "fileSizeInByte" bigint,
  "exifImageWidth" integer,
  "exifImageHeight" integer,
  orientation varchar,
  "dateTimeOriginal" timestamptz,
  "timeZone" varchar,
  "projectionType" varchar,
  "livePhotoCID" varchar
);

CREATE TABLE asset_files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "assetId" uuid NOT NULL REFERENCES assets,
  type varchar NOT NULL,
  path varchar NOT NULL
);

CREATE TABLE asset_job_status (
  "assetId" uuid PRIMARY KEY REFERENCES assets,
  "previewAt" timestamptz,
  "thumbnailAt" timestamptz,
  "metadataExtractedAt" timestamptz,
  "facesRecognizedAt" timestamptz,
  "duplicatesDetectedAt" timestamptz
);

CREATE TABLE person (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "ownerId" uuid NOT NULL REFERENCES users,
  name varchar NOT NULL DEFAULT '',
  "birthDate" date,
  "isHidden" boolean NOT NULL DEFAULT false,
  "isFavorite" boolean NOT NULL DEFAULT false,
  "faceAssetId" uuid,
  "thumbnailPath" varchar NOT NULL DEFAULT ''
);

CREATE TABLE asset_faces (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "assetId" uuid NOT NULL REFERENCES assets,
  "personId" uuid REFERENCES person ON DELETE SET NULL,
  "boundingBoxX1" integer NOT NULL DEFAULT 0,
  "boundingBoxX2" integer NOT NULL DEFAULT 0,
  "boundingBoxY1" integer NOT NULL DEFAULT 0,
  "boundingBoxY2" integer NOT NULL DEFAULT 0,
  "sourceType" sourcetype NOT NULL DEFAULT 'machine-learning'
);

CREATE TABLE albums (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "ownerId" uuid NOT NULL REFERENCES users,
  "albumName" varchar NOT NULL,
  description text NOT NULL DEFAULT '',
  "order" varchar NOT NULL DEFAULT 'desc',
  "isActivityEnabled" boolean NOT NULL DEFAULT true,
  "deletedAt" timestamptz
);

CREATE TABLE albums_assets_assets (
  "albumsId" uuid REFERENCES albums,
  "assetsId" uuid REFERENCES assets,
  PRIMARY KEY ("albumsId", "assetsId")
);

CREATE TABLE albums_shared_users_users (
  "albumsId" uuid REFERENCES albums,
  "usersId" uuid REFERENCES users,
  role varchar NOT NULL DEFAULT 'editor',
  PRIMARY KEY ("albumsId", "usersId")
);

CREATE TABLE tags (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "userId" uuid NOT NULL REFERENCES users,
  value varchar NOT NULL,
  color varchar,
  "parentId" uuid REFERENCES tags
);

CREATE TABLE tag_asset (
  "assetsId" uuid REFERENCES assets,
  "tagsId" uuid REFERENCES tags,
  PRIMARY KEY ("assetsId", "tagsId")
);

CREATE TABLE partners (
  "sharedById" uuid REFERENCES users,
  "sharedWithId" uuid REFERENCES users,
  "inTimeline" boolean NOT NULL DEFAULT false,
  PRIMARY KEY ("sharedById", "sharedWithId")
);

CREATE TABLE smart_search ("assetId" uuid PRIMARY KEY REFERENCES assets, embedding vector NOT NULL);
CREATE TABLE face_search ("faceId" uuid PRIMARY KEY REFERENCES asset_faces, embedding vector NOT NULL);

CREATE TABLE system_metadata (key varchar PRIMARY KEY, value jsonb NOT NULL);

CREATE TABLE move_history (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  "entityId" varchar NOT NULL,
  "pathType" varchar NOT NULL,
  "oldPath" varchar NOT NULL,
  "newPath" varchar NOT NULL
);

CREATE TABLE geodata_places (id integer PRIMARY KEY, name varchar NOT NULL);
CREATE TABLE naturalearth_countries (id integer PRIMARY KEY, admin varchar NOT NULL);
